import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { z } from 'zod';
import { testBackend } from '#tests/support/backend.ts';
import { echo, thing } from '#tests/support/http/things.ts';
import { listen } from './listen.ts';

const port = 4933;
const at = (path: string) => `http://127.0.0.1:${port}${path}`;
let finish: () => void = () => undefined;
let started: () => void = () => undefined;
const backend = testBackend({
  operations: {
    write: echo({ method: 'POST', body: z.object({ note: z.string().optional() }) }),
    slow: thing({
      run: async () => {
        started();
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return { data: 'finished' };
      },
    }),
  },
});

/** Sends a body in chunks, without declaring its length. */
function sendInChunks(size: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(at('/api/activities/things'), { method: 'POST' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    request.on('error', reject);
    request.write('{"note":"');
    request.write('n'.repeat(size));
    request.end('"}');
  });
}

it('reads bodies from the network, whole and in chunks', async () => {
  const stop = await listen(backend, { host: '127.0.0.1', port });
  const whole = await fetch(at('/api/activities/things'), { method: 'POST', body: '{"note":"é"}' });
  expect(await whole.json()).toMatchObject({ data: { body: { note: 'é' } } });
  expect(await sendInChunks(1_000)).toBe(200);
  expect(await sendInChunks(300_000)).toBe(413);
  const declaredReply = await fetch(at('/api/activities/things'), { method: 'POST', body: 'x'.repeat(300_000) });
  expect(declaredReply.status).toBe(413);
  await stop();
});

it('refuses a request whose end two headers name differently', async () => {
  const stop = await listen(backend, { host: '127.0.0.1', port });
  const socket = connect(port, '127.0.0.1');
  let answered = '';
  socket.on('data', (chunk) => (answered += chunk.toString()));
  socket.write(
    'POST /api/activities/things HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n' +
      '0\r\n\r\nGET /api/activities/slow HTTP/1.1\r\nHost: a\r\n\r\n',
  );
  await once(socket, 'close');
  expect(answered.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  await stop();
});

it('lets running requests end when it stops, and takes no new ones', async () => {
  const stop = await listen(backend, { host: '127.0.0.1', port });
  const running = new Promise<void>((resolve) => {
    started = resolve;
  });
  const answer = fetch(at('/api/activities/things'));
  await running;
  const stopping = stop();
  await expect(fetch(at('/api/health'))).rejects.toThrow();
  finish();
  expect(await (await answer).json()).toEqual({ data: 'finished' });
  await stopping;
});

it('throws when the port is taken', async () => {
  const stop = await listen(backend, { host: '127.0.0.1', port });
  await expect(listen(backend, { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await stop();
});
