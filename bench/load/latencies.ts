import http from 'node:http';
import { ask, type Request } from './request.ts';

/** Sends a request so many times, `clients` at a time over keep-alive connections; the milliseconds of each answer. */
export async function latencies(request: Request, count: number, clients: number): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let left = count;
  const client = async () => {
    while (left-- > 0) {
      const startedAt = performance.now();
      const { status } = await ask(request, agent);
      if (status !== 200) throw new Error(`${request.path} answered ${status}.`);
      times.push(performance.now() - startedAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
  return times;
}
