import type { Request } from './request.ts';
import { sendAll } from './send-all.ts';

const rounds = 9;
const warmUp = 300;
/** One round lasts about as long for each, so that a quick moment of the machine gives nobody more than others. */
const roundSeconds = 0.5;

export interface Rival {
  name: string;
  requests: (count: number) => readonly Request[];
}

async function timesASecond(requests: readonly Request[], clients: number): Promise<number> {
  const startedAt = performance.now();
  await sendAll(requests, clients);
  return requests.length / ((performance.now() - startedAt) / 1000);
}

/** How many requests fill a round, once everything is warm. */
async function getSize({ requests }: Rival, clients: number): Promise<number> {
  await sendAll(requests(warmUp), clients);
  return Math.ceil((await timesASecond(requests(warmUp), clients)) * roundSeconds);
}

/** How often a second each is done by so many clients at once: the best of rounds in which they take turns, which the machine disturbed least. */
export async function throughput(rivals: readonly Rival[], clients: number): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const rival of rivals) sizes.set(rival.name, await getSize(rival, clients));
  const rates = new Map<string, number[]>(rivals.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, requests } of rivals) {
      rates.get(name)?.push(await timesASecond(requests(sizes.get(name) ?? warmUp), clients));
    }
  }
  return new Map([...rates].map(([name, measured]) => [name, Math.max(...measured)]));
}
