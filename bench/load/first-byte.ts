import http from 'node:http';
import type { Request } from './request.ts';

/** Makes a request and reads its answer to the end; the milliseconds until its first byte. Throws for any but a 200. */
export function firstByte({ port, path, headers = {} }: Request, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}.`));
      let first: number | undefined;
      response.on('data', () => (first ??= performance.now() - startedAt));
      response.on('end', () => resolve(first ?? performance.now() - startedAt));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
