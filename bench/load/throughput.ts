import type { Request } from './request.ts';
import { sendAll } from './send-all.ts';

const rounds = 9;
const warmUp = 300;
/** Rounds take about the same time for each, so that none gains from a moment in which the machine is faster. */
const roundSeconds = 0.5;

export interface Subject {
  name: string;
  requests: (count: number) => readonly Request[];
}

async function timesASecond(requests: readonly Request[], clients: number): Promise<number> {
  const startedAt = performance.now();
  await sendAll(requests, clients);
  return requests.length / ((performance.now() - startedAt) / 1000);
}

/** Number of requests in a round, measured after a warm-up. */
async function getSize({ requests }: Subject, clients: number): Promise<number> {
  await sendAll(requests(warmUp), clients);
  return Math.ceil((await timesASecond(requests(warmUp), clients)) * roundSeconds);
}

/**
 * Requests a second of each subject with so many clients: the maximum over rounds in which the subjects alternate, which is
 * the one with the least other load.
 */
export async function throughput(subjects: readonly Subject[], clients: number): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const subject of subjects) sizes.set(subject.name, await getSize(subject, clients));
  const rates = new Map<string, number[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, requests } of subjects) {
      rates.get(name)?.push(await timesASecond(requests(sizes.get(name) ?? warmUp), clients));
    }
  }
  return new Map([...rates].map(([name, measuredRates]) => [name, Math.max(...measuredRates)]));
}
