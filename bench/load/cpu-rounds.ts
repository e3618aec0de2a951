import { cpuTime } from '#bench/processes/cpu-time.ts';
import { median } from '#bench/report/median.ts';
import type { Request } from './request.ts';
import { sendAll } from './send-all.ts';

/** Something whose processor time is measured. */
export interface Subject {
  name: string;
  /** Process ids of its servers; their child processes count too. */
  pids: readonly number[];
  /** The next so many requests. */
  requests: (count: number) => readonly Request[];
  /** Waits until it can be measured, and returns whether a page was rendered anew for that. */
  ready?: () => Promise<boolean>;
}

/** Milliseconds of processor time. */
export interface Spent {
  /** For one request. */
  each: number;
  /** For rendering it anew, where that happened. */
  anew?: number;
}

const clients = 8;
const rounds = 7;
/** So many that the hot code is compiled: a server that is measured sooner seems slower than it is. */
const warmUp = 1000;
/** Processor time of one round, long enough for the kernel's resolution of 10 ms, and for what else a server does. */
const roundMs = 500;
const fewest = 200;
const most = 10_000;

async function spend({ pids, requests, ready }: Subject, count: number): Promise<Spent> {
  const cpuAtStart = cpuTime(pids);
  const wasMadeAnew = await ready?.();
  const cpuBefore = cpuTime(pids);
  await sendAll(requests(count), clients);
  const each = (cpuTime(pids) - cpuBefore) / count;
  return wasMadeAnew === true ? { each, anew: cpuBefore - cpuAtStart } : { each };
}

/** Number of requests in a round, measured after a warm-up. */
async function getSize(subject: Subject): Promise<number> {
  await sendAll(subject.requests(warmUp), clients);
  const { each } = await spend(subject, fewest);
  return Math.min(most, Math.max(fewest, Math.round(roundMs / Math.max(each, 0.05))));
}

/** Other load on the machine can only add to a round, so the minimum counts. */
function leastSpent(spent: readonly Spent[]): Spent {
  const each = Math.min(...spent.map((round) => round.each));
  const anew = spent.flatMap((round) => round.anew ?? []);
  return anew.length === 0 ? { each } : { each, anew: median(anew) };
}

/**
 * Milliseconds of processor time for one request of each subject: the minimum over rounds in which the subjects
 * alternate, so that other load on the machine affects all of them alike.
 */
export async function cpuPerRequest(subjects: readonly Subject[]): Promise<Map<string, Spent>> {
  const sizes = new Map<string, number>();
  for (const subject of subjects) sizes.set(subject.name, await getSize(subject));
  const spent = new Map<string, Spent[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      spent.get(subject.name)?.push(await spend(subject, sizes.get(subject.name) ?? fewest));
    }
  }
  return new Map([...spent].map(([name, rounds]) => [name, leastSpent(rounds)]));
}
