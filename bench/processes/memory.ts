import { readFileSync } from 'node:fs';
import { processTree } from './process-tree.ts';

function readKilobytes(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0; // It has exited meanwhile.
  }
}

/** Megabytes of memory of some processes and all their descendants; shared memory counts once (PSS). */
export function readMemory(roots: readonly number[]): number {
  return processTree(roots).reduce((sum, { pid }) => sum + readKilobytes(pid), 0) / 1024;
}
