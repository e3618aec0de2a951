import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { compressResponse } from './compress-response.ts';
import { createCompressedPageCache } from './compressed-page-cache.ts';

const page = `<h1>Gwersi</h1>${'<p>£6.20</p>'.repeat(200)}`;
let server: http.Server | undefined;

afterEach(() => {
  server?.close();
});

async function serve(answer: http.RequestListener): Promise<number> {
  const { pack } = createCompressedPageCache(1_000_000);
  server = http.createServer((request, response) => {
    compressResponse(request, response, { pack });
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

interface Got {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** A client that unpacks nothing by itself. */
async function get(
  port: number,
  headers: http.OutgoingHttpHeaders = { 'accept-encoding': 'gzip' },
  method = 'GET',
): Promise<Got> {
  const [response] = (await once(
    http.request({ port, host: '127.0.0.1', method, headers, agent: false }).end(),
    'response',
  )) as [http.IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

const sendPage: http.RequestListener = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', Buffer.byteLength(page));
  response.setHeader('vary', 'rsc');
  response.end(page);
};

describe('a response', () => {
  it('that is a whole page comes packed, with its new length and its name', async () => {
    const { status, headers, body } = await get(await serve(sendPage));
    expect(status).toBe(200);
    expect(gunzipSync(body).toString()).toBe(page);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      vary: 'rsc, Accept-Encoding',
      etag: expect.stringMatching(/^".+-gzip"$/) as string,
    });
  });

  it('that is a provisional page is kept by nobody', async () => {
    const provisional = page.replace('<h1>', '<meta name="touchline:provisional" content="true"/><h1>');
    const port = await serve((request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('cache-control', 's-maxage=60');
      response.end(request.url === '/kept' ? page : provisional);
    });
    expect((await get(port)).headers['cache-control']).toBe('no-store');
  });

  it('that is a page of what is not there is a 404, whatever it was kept as, and never a 304', async () => {
    const absent = page.replace('<h1>', '<meta name="touchline:status" content="404"/><h1>');
    const port = await serve((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(absent);
    });
    const { status, headers, body } = await get(port);
    expect(status).toBe(404);
    expect(gunzipSync(body).toString()).toBe(absent);
    expect((await get(port, { 'accept-encoding': 'gzip', 'if-none-match': headers.etag })).status).toBe(404);
  });

  it('that is the page of a closed site is a 503, whatever it was kept as', async () => {
    const closed = page.replace('<h1>', '<meta name="touchline:status" content="503"/><h1>');
    const port = await serve((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(closed);
    });
    expect((await get(port)).status).toBe(503);
  });

  it('that is a whole page may run its own inline scripts and no others', async () => {
    const port = await serve((_, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader(
        'content-security-policy',
        "default-src 'self'; script-src 'self' 'unsafe-inline'; base-uri 'none'",
      );
      response.end(`${page}<script>alert('Hello, world.');</script>`);
    });
    const policy =
      "default-src 'self'; script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='; base-uri 'none'";
    const { headers } = await get(port);
    expect(headers['content-security-policy']).toBe(policy);
    const again = await get(port, { 'accept-encoding': 'gzip', 'if-none-match': headers.etag });
    expect([again.status, again.headers['content-security-policy']]).toEqual([304, policy]);
  });

  it('to HEAD says all that the page would, without the page', async () => {
    const port = await serve(sendPage);
    const { headers } = await get(port);
    const head = await get(port, { 'accept-encoding': 'gzip' }, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect([head.headers.etag, head.headers['content-length']]).toEqual([headers.etag, headers['content-length']]);
  });

  it('comes as it is to who cannot unpack', async () => {
    const { headers, body } = await get(await serve(sendPage), {});
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(page);
  });

  it('is not sent again to who has it', async () => {
    const port = await serve(sendPage);
    const { headers } = await get(port);
    const again = await get(port, { 'accept-encoding': 'gzip', 'if-none-match': headers.etag });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers.etag).toBe(headers.etag);
  });

  it('that says a page is not there stays that, whatever the visitor has', async () => {
    const port = await serve((request, response) => {
      response.statusCode = 404;
      sendPage(request, response);
    });
    const { headers } = await get(port);
    expect(await get(port, { 'accept-encoding': 'gzip', 'if-none-match': headers.etag })).toMatchObject({
      status: 404,
    });
  });

  it('that streams is packed on its way', async () => {
    const port = await serve((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.flushHeaders();
      response.write(page);
      setImmediate(() => response.end('<p>The end</p>'));
    });
    const { headers, body } = await get(port);
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(`${page}<p>The end</p>`);
  });

  it.each([
    ['text', (part: string) => part],
    ['bytes', (part: string) => Buffer.from(part)],
  ])('that streams a page of what is not there, as %s, is a 404', async (_, toChunk) => {
    const absent = page.replace('<h1>', '<meta name="touchline:status" content="404"/><h1>');
    const port = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.flushHeaders();
      response.write(toChunk(absent));
      setImmediate(() => response.end('<p>The end</p>'));
    });
    for (const headers of [{ 'accept-encoding': 'gzip' }, {}]) expect((await get(port, headers)).status).toBe(404);
  });

  it.each([
    ['text, packed', (part: string) => part, { 'accept-encoding': 'gzip' }],
    ['bytes, as it is', (part: string) => Buffer.from(part), {}],
  ])(
    'that streams a page, as %s, keeps early taps by a script that its policy allows',
    async (_, toChunk, accepted) => {
      const head = '<!DOCTYPE html><html><head><title>Eich basged: £6.20</title></head>';
      const port = await serve((_request, response) => {
        response.setHeader('content-type', 'text/html');
        response.setHeader('content-security-policy', "default-src 'self'; script-src 'self' 'nonce-aGVs+bG8='");
        response.write(toChunk(head));
        response.write(toChunk(`<body>${page}`));
        setImmediate(() => response.end('<template><head></head></template></body></html>'));
      });
      const { headers, body } = await get(port, accepted);
      const sent = (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
      const script =
        /<script nonce="aGVs\+bG8=">\(function keepTypedText.*?;\(function keepEarlyTaps.*?\)\(\)<\/script>(?=<\/head>)/s;
      expect(sent).toMatch(script);
      expect(sent.replace(script, '')).toBe(`${head}<body>${page}<template><head></head></template></body></html>`);
    },
  );

  it('that streams a page without a nonce is sent as it came', async () => {
    const streamed = `<html><head><title>Basket</title></head><body>${page}`;
    const port = await serve((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-security-policy', "script-src 'self' 'unsafe-inline'");
      response.write(streamed);
      setImmediate(() => response.end());
    });
    expect(gunzipSync((await get(port)).body).toString()).toBe(streamed);
  });

  it('that is no page keeps its status, whatever it holds', async () => {
    const port = await serve((_, response) => {
      response.setHeader('content-type', 'text/plain');
      response.write('<meta name="touchline:status" content="404"/>');
      response.end();
    });
    expect((await get(port)).status).toBe(200);
  });

  it('of many parts loses none of them', async () => {
    const part = Buffer.from(`{"key":"${'value '.repeat(20_000)}"}`);
    const port = await serve((_, response) => {
      response.setHeader('content-type', 'application/json');
      for (let count = 0; count < 20; count += 1) response.write(part);
      response.end();
    });
    const { body } = await get(port);
    expect(gunzipSync(body).length).toBe(part.length * 20);
  });

  it('that streams and begins with a few bytes is left alone', async () => {
    const port = await serve((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.write('{"data":');
      response.end('null}');
    });
    const { headers, body } = await get(port);
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, '{"data":null}']);
  });

  it.each([
    ['a picture', { 'content-type': 'image/webp' }],
    ['packed already', { 'content-type': 'text/plain', 'content-encoding': 'br' }],
    ['a few bytes', { 'content-type': 'application/json', 'content-length': 10 }],
  ])('that is %s is left alone', async (_, headers) => {
    const port = await serve((_request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(Buffer.from('0123456789'));
    });
    expect((await get(port)).body.toString()).toBe('0123456789');
  });

  it('has one address to go to', async () => {
    const port = await serve((_, response) => {
      response.statusCode = 307;
      response.setHeader('content-type', 'text/html');
      response.setHeader('location', ['/here', '/here']);
      response.end('<p>There</p>');
    });
    const { headers } = await get(port);
    expect(headers.location).toBe('/here');
  });
});
