import { createServer, request, type IncomingMessage } from 'node:http';
import { setForwardedFor } from './set-forwarded-for.ts';

/** What a server of this process reads as X-Forwarded-For of a request that claims to be another's. */
function claimAddress(claimed: string): Promise<string | string[] | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((requested: IncomingMessage, reply) => {
      reply.end();
      server.close();
      resolve(requested.headers['x-forwarded-for']);
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return reject(new Error('no port'));
      request({ port: address.port, host: '127.0.0.1', headers: { 'x-forwarded-for': claimed }, agent: false })
        .on('error', reject)
        .end();
    });
  });
}

it('takes the address of whoever connects, not the one they claim', async () => {
  expect(await claimAddress('203.0.113.9')).toBe('203.0.113.9');
  setForwardedFor();
  expect(await claimAddress('203.0.113.9')).toBe('127.0.0.1');
});
