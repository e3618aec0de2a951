import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#backend/db/schema.ts';

interface Waiting<Asked, Answer> {
  request: Asked;
  answer: Promise<Answer | undefined>;
  resolve: (answer: Answer | undefined) => void;
  reject: (error: unknown) => void;
}

type Pending<Asked, Answer> = Map<string, Waiting<Asked, Answer>>;

interface Queue<Asked, Answer> {
  pending: Pending<Asked, Answer>;
  running: number;
}

interface Gathering<Asked, Answer> {
  /** Things told apart by name; who asks for the same shares the answer. */
  nameOf: (request: Asked) => string;
  /** Work of different lanes doesn't wait for each other. One lane unless told. */
  queueOf?: (request: Asked) => string;
  /** Runs of one lane at a time; three unless told: with one alone, everybody in a rush would wait for it before their own. */
  mostRunning?: number;
  /** Answers by name; what it leaves out is undefined. */
  run: (db: Db, request: Asked[]) => Promise<Map<string, Answer>>;
}

function waitFor<Asked, Answer>(asked: Asked): Waiting<Asked, Answer> {
  let resolve: Waiting<Asked, Answer>['resolve'] = () => undefined;
  let reject: Waiting<Asked, Answer>['reject'] = () => undefined;
  const answer = new Promise<Answer | undefined>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { request: asked, answer, resolve, reject };
}

/**
 * Makes statements about one thing statements about all that is asked for at the same moment: while some run, whoever
 * asks is gathered into the next. So a rush costs few statements, a lone asker waits for nothing, and nobody gets what
 * was read before they asked.
 */
export function batched<Asked, Answer>({
  nameOf,
  queueOf: laneOf = () => '',
  mostRunning = 3,
  run,
}: Gathering<Asked, Answer>) {
  const queuesOf = new WeakMap<Db, Map<string, Queue<Asked, Answer>>>();

  async function runAll(db: Db, pending: Pending<Asked, Answer>): Promise<void> {
    const all = [...pending.values()];
    try {
      const answers = await run(
        db,
        all.map(({ request: asked }) => asked),
      );
      for (const [name, { resolve }] of pending) resolve(answers.get(name));
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  async function serve(db: Db, queue: Queue<Asked, Answer>, leave: () => void): Promise<void> {
    for (;;) {
      // Whoever comes in the same turn of the event loop is in time.
      await nextTurn();
      const { pending: crowd } = queue;
      if (crowd.size === 0) return leave();
      queue.pending = new Map();
      await runAll(db, crowd);
    }
  }

  return (db: Db, request: Asked): Promise<Answer | undefined> => {
    const queues = queuesOf.get(db) ?? new Map<string, Queue<Asked, Answer>>();
    queuesOf.set(db, queues);
    const laneName = laneOf(request);
    const queue = queues.get(laneName) ?? { pending: new Map<string, Waiting<Asked, Answer>>(), running: 0 };
    queues.set(laneName, queue);
    const name = nameOf(request);
    const waiting = queue.pending.get(name) ?? waitFor<Asked, Answer>(request);
    queue.pending.set(name, waiting);
    if (queue.running < mostRunning) {
      queue.running += 1;
      void serve(db, queue, () => {
        queue.running -= 1;
        if (queue.running === 0) queues.delete(laneName);
      });
    }
    return waiting.answer;
  };
}
