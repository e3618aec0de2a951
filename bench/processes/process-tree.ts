import { readdirSync, readFileSync } from 'node:fs';
import { parseStat, type ProcessStat } from './stat.ts';

type Process = ProcessStat & { pid: number };

function readStat(pid: number): Process | null {
  try {
    return { pid, ...parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8')) };
  } catch {
    return null; // It has exited meanwhile.
  }
}

/** Some processes and all their descendants. */
export function processTree(roots: readonly number[]): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = new Map(
    pids.flatMap((name) => readStat(Number(name)) ?? []).map((process) => [process.pid, process]),
  );
  const isBelow = (pid: number): boolean => {
    if (roots.includes(pid)) return true;
    const parent = processes.get(pid)?.parent ?? 0;
    return parent > 1 && isBelow(parent);
  };
  return [...processes.values()].filter(({ pid }) => isBelow(pid));
}
