import { processTree } from './process-tree.ts';

/** Ticks a second (USER_HZ): a constant of the kernel's interface, whatever its clock rate. */
const ticksPerSecond = 100;

/** Milliseconds of processor time used so far by some processes and all their descendants. */
export function cpuTime(roots: readonly number[]): number {
  const ticks = processTree(roots).reduce((sum, process) => sum + process.ticks, 0);
  return (ticks * 1000) / ticksPerSecond;
}
