import { readdirSync, readFileSync } from 'node:fs';
import { processTree } from './process-tree.ts';

/** The nanoseconds that a thread has run, from its `schedstat`. */
export const parseRunTime = (schedstat: string): number => Number(schedstat.split(' ', 1)[0]);

function threadTime(pid: number, thread: string): number {
  try {
    return parseRunTime(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'));
  } catch {
    return 0; // It has ended meanwhile.
  }
}

function getThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** The ids of some processes and all their descendants. */
export const pidsBelow = (roots: readonly number[]): number[] => processTree(roots).map(({ pid }) => pid);

/**
 * Milliseconds of processor time of all threads of these processes, to the microsecond: for single requests the ticks of
 * `cpuTime` are too coarse. What an ended thread has used is not in it.
 */
export function exactCpuTime(pids: readonly number[]): number {
  const times = pids.flatMap((pid) => getThreads(pid).map((thread) => threadTime(pid, thread)));
  return times.reduce((sum, time) => sum + time, 0) / 1_000_000;
}
