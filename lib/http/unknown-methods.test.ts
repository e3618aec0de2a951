import { createServer, request } from 'node:http';
import { refuseUnknownMethods } from './unknown-methods.ts';

const server = createServer((requested, reply) => void reply.end(requested.method));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));

afterAll(() => void server.close());

/** The method that a server of this process reads. */
function readMethod(method: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const address = server.address();
    if (address === null || typeof address === 'string') return reject(new Error('no port'));
    const requested = request({ port: address.port, host: '127.0.0.1', method, agent: false }, (reply) => {
      const parts: string[] = [];
      reply.setEncoding('utf8').on('data', (part: string) => parts.push(part));
      reply.on('end', () => resolve(parts.join('')));
    });
    requested.on('error', reject).end();
  });
}

it('reads a method that Next does not know as one that nothing answers', async () => {
  expect(await readMethod('TRACE')).toBe('TRACE');
  refuseUnknownMethods();
  expect(await readMethod('TRACE')).toBe('OPTIONS');
  expect(await readMethod('PROPFIND')).toBe('OPTIONS');
});

it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('leaves %s as it is', async (method) => {
  refuseUnknownMethods();
  expect(await readMethod(method)).toBe(method);
});
