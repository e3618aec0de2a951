import type { Request } from './request.ts';
import { sendAll } from './send-all.ts';

const rounds = 9;

export interface Rival {
  name: string;
  requests: (count: number) => readonly Request[];
}

async function timesASecond(requests: readonly Request[], clients: number): Promise<number> {
  const startedAt = performance.now();
  await sendAll(requests, clients);
  return requests.length / ((performance.now() - startedAt) / 1000);
}

/** How often a second each is done by so many clients at once: the best of rounds in which they take turns, which the machine disturbed least. */
export async function throughput(
  rivals: readonly Rival[],
  { count, clients }: { count: number; clients: number },
): Promise<Map<string, number>> {
  const rates = new Map<string, number[]>(rivals.map(({ name }) => [name, []]));
  for (const { requests } of rivals) await sendAll(requests(count), clients);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, requests } of rivals) rates.get(name)?.push(await timesASecond(requests(count), clients));
  }
  return new Map([...rates].map(([name, measured]) => [name, Math.max(...measured)]));
}
