import http from 'node:http';
import { ask, type Request } from './request.ts';

/**
 * Sends so many requests, `clients` at a time over keep-alive connections. Returns those that failed, as `status path`;
 * a redirect is an answer.
 */
export async function sendNext(next: () => Request, count: number, clients: number): Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const failed: string[] = [];
  let left = count;
  const client = async () => {
    while (left-- > 0) {
      const request = next();
      const { status } = await ask(request, agent);
      if (status >= 400) failed.push(`${status} ${request.path}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
  return failed;
}
