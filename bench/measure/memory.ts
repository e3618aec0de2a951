import { readMemory } from '#bench/processes/memory.ts';
import { judge, skip } from '#bench/report/judge.ts';
import type { Row } from '#bench/report/row.ts';
import type { Copy } from '#bench/world/copy.ts';

const group = 'Memory of all processes';

/** What all processes of the copy use now, supervisor and sandbox included, in megabytes, against a limit. */
export function measureMemory({ pid }: Copy, when: string, limit: number): Row {
  if (process.platform !== 'linux') return skip(group, when, 'only Linux tells it of other processes');
  const value = readMemory([pid]);
  return judge({ group, what: when, value, beside: '', target: { limit, is: 'most', unit: ' MB', digits: 0 } });
}
