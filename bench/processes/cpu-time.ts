import { readdirSync, readFileSync } from 'node:fs';
import { parseStat, type ProcessStat } from './stat.ts';

/** Ticks a second (USER_HZ): a constant of the kernel's interface, whatever its clock rate. */
const ticksPerSecond = 100;

function readStat(pid: number): ProcessStat | null {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null; // It has exited meanwhile.
  }
}

function everyProcess(): Map<number, ProcessStat> {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const statsByPid = pids.map((pid): [number, ProcessStat | null] => [pid, readStat(pid)]);
  return new Map(statsByPid.filter((entry): entry is [number, ProcessStat] => entry[1] !== null));
}

/** Milliseconds of processor time used so far by some processes and all their descendants. */
export function cpuTime(roots: readonly number[]): number {
  const processes = everyProcess();
  const isBelow = (pid: number): boolean => {
    if (roots.includes(pid)) return true;
    const parent = processes.get(pid)?.parent ?? 0;
    return parent > 1 && isBelow(parent);
  };
  let ticks = 0;
  for (const [pid, stat] of processes) if (isBelow(pid)) ticks += stat.ticks;
  return (ticks * 1000) / ticksPerSecond;
}
