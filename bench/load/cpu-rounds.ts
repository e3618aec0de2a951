import { cpuTime } from '#bench/processes/cpu-time.ts';
import { median } from '#bench/report/median.ts';
import type { Request } from './request.ts';
import { sendAll } from './send-all.ts';

/** Something whose processor time is measured. */
export interface Subject {
  name: string;
  /** The processes that serve it; those below them count too. */
  pids: readonly number[];
  /** The next so many requests. */
  requests: (count: number) => readonly Request[];
  /** Waits until it can be measured, and tells whether something was made anew for that. */
  ready?: () => Promise<boolean>;
}

/** Milliseconds of processor time. */
export interface Spent {
  /** For one request. */
  each: number;
  /** For making it anew, where that happened. */
  anew?: number;
}

const clients = 8;
const rounds = 7;
const warmUp = 100;
/** Processor time that one round should take, so that ticks of 10 ms are fine enough. */
const roundMs = 500;
const most = 4000;

async function spend({ pids, requests, ready }: Subject, count: number): Promise<Spent> {
  const atFirst = cpuTime(pids);
  const wasMadeAnew = await ready?.();
  const before = cpuTime(pids);
  await sendAll(requests(count), clients);
  const each = (cpuTime(pids) - before) / count;
  return wasMadeAnew === true ? { each, anew: before - atFirst } : { each };
}

/** How many requests fill a round, once everything is warm. */
async function getSize(subject: Subject): Promise<number> {
  await sendAll(subject.requests(warmUp), clients);
  const { each } = await spend(subject, warmUp);
  return Math.min(most, Math.max(warmUp, Math.round(roundMs / Math.max(each, 0.05))));
}

/** Whatever else the machine does can only add to a round, so the least disturbed one counts. */
function leastSpent(spent: readonly Spent[]): Spent {
  const each = Math.min(...spent.map((round) => round.each));
  const anew = spent.flatMap((round) => round.anew ?? []);
  return anew.length === 0 ? { each } : { each, anew: median(anew) };
}

/**
 * Milliseconds of processor time for one request of each subject: the least of rounds in which the subjects take turns,
 * so that a busy moment of the machine meets all of them alike.
 */
export async function cpuPerRequest(subjects: readonly Subject[]): Promise<Map<string, Spent>> {
  const sizes = new Map<string, number>();
  for (const subject of subjects) sizes.set(subject.name, await getSize(subject));
  const spent = new Map<string, Spent[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) {
      spent.get(subject.name)?.push(await spend(subject, sizes.get(subject.name) ?? warmUp));
    }
  }
  return new Map([...spent].map(([name, rounds]) => [name, leastSpent(rounds)]));
}
