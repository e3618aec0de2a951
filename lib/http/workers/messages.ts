import type { ProcessReport } from '#lib/http/metrics/process-report.ts';
import type { Entry } from '#lib/http/page-cache/page-store.ts';

/** What a worker asks of the main process; each is answered with an `Answer` of the same number. */
export type Question =
  | { ask: 'get'; key: string }
  | { ask: 'set'; key: string; entry: Entry }
  | { ask: 'claim'; key: string }
  | { ask: 'expire'; tags: readonly string[] }
  | { ask: 'tags' }
  | { ask: 'reports' };
export type NumberedQuestion = Question & { number: number };

export interface Answer {
  answer: number;
  value: unknown;
}

/** What the main process tells every worker. */
export type MainNotice =
  { tell: 'forget'; key: string } | { tell: 'expired'; tags: readonly string[]; atMs: number; number: number };

/** What a worker says without being answered: that it has taken in a notice, and what it holds in memory. */
export type WorkerNotice = { heard: number } | { report: ProcessReport };

/** The connection between the main process and one worker. */
export interface Channel<Sent, Received> {
  send: (message: Sent) => void;
  onMessage: (listener: (message: Received) => void) => void;
}
export type WorkerChannel = Channel<NumberedQuestion | WorkerNotice, Answer | MainNotice>;
export type MainChannel = Channel<Answer | MainNotice, NumberedQuestion | WorkerNotice>;
