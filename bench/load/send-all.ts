import http from 'node:http';
import { ask, type Request } from './request.ts';

/**
 * Sends the requests in their order, `clients` at a time over keep-alive connections. Throws on the first that isn't
 * answered with 200: failures are fast and would look like an improvement.
 */
export async function sendAll(requests: readonly Request[], clients: number): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  let next = 0;
  const client = async () => {
    for (let request = requests[next++]; request !== undefined; request = requests[next++]) {
      const { status, body } = await ask(request, agent);
      if (status !== 200) throw new Error(`${request.path} answered ${status}: ${body.toString().slice(0, 200)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
}
