import { listenerOn } from '#bench/processes/listener.ts';
import { memoryOf } from '#bench/processes/memory.ts';
import { judge, skip } from '#bench/report/judge.ts';
import type { Row } from '#bench/report/row.ts';
import type { Copy } from '#bench/world/copy.ts';

const group = 'Memory of web, backend and database';

/** What all processes of the copy use now, in megabytes, against a limit. */
export function measureMemory({ webPort, backendPort, databasePort }: Copy, when: string, limit: number): Row {
  if (process.platform !== 'linux') return skip(group, when, 'only Linux tells it of other processes');
  const value = memoryOf([webPort, backendPort, databasePort].map(listenerOn));
  return judge({ group, what: when, value, beside: '', target: { limit, is: 'most', unit: ' MB', digits: 0 } });
}
