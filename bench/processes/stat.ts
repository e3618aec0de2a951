/** The fields of /proc/<pid>/stat (proc_pid_stat(5)) that the benchmark needs. */
export interface ProcessStat {
  parent: number;
  /** Ticks in user and kernel mode: its own, and those of its children that have exited. */
  ticks: number;
}

/** Reads the text of `/proc/<pid>/stat`. The name in it may hold spaces and brackets, so fields count from its end. */
export function parseStat(text: string): ProcessStat {
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + field, 0);
  return { parent, ticks };
}
