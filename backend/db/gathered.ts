import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from './schema.ts';

interface Waiting<Asked, Answer> {
  asked: Asked;
  answer: Promise<Answer | undefined>;
  resolve: (answer: Answer | undefined) => void;
  reject: (error: unknown) => void;
}

type Crowd<Asked, Answer> = Map<string, Waiting<Asked, Answer>>;

interface Gathering<Asked, Answer> {
  /** Things told apart by name; who asks for the same shares the answer. */
  nameOf: (asked: Asked) => string;
  /** Work of different lanes doesn't wait for each other. One lane unless told. */
  laneOf?: (asked: Asked) => string;
  /** Answers by name; what it leaves out is undefined. */
  run: (db: Db, asked: Asked[]) => Promise<Map<string, Answer>>;
}

function waitFor<Asked, Answer>(asked: Asked): Waiting<Asked, Answer> {
  let resolve: Waiting<Asked, Answer>['resolve'] = () => undefined;
  let reject: Waiting<Asked, Answer>['reject'] = () => undefined;
  const answer = new Promise<Answer | undefined>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { asked, answer, resolve, reject };
}

/**
 * Makes statements about one thing statements about all that is asked for at the same moment: while one runs, whoever
 * asks is gathered into the next. So a rush costs few statements, a lone asker waits for nothing, and nobody gets what
 * was read before they asked.
 */
export function gathered<Asked, Answer>({ nameOf, laneOf = () => '', run }: Gathering<Asked, Answer>) {
  const lanesOf = new WeakMap<Db, Map<string, Crowd<Asked, Answer>>>();

  async function runAll(db: Db, crowd: Crowd<Asked, Answer>): Promise<void> {
    const all = [...crowd.values()];
    try {
      const answers = await run(db, all.map(({ asked }) => asked));
      for (const [name, { resolve }] of crowd) resolve(answers.get(name));
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  async function serve(db: Db, lanes: Map<string, Crowd<Asked, Answer>>, lane: string): Promise<void> {
    for (;;) {
      // Whoever comes in the same turn of the event loop is in time.
      await nextTurn();
      const crowd = lanes.get(lane);
      if (crowd === undefined || crowd.size === 0) break;
      lanes.set(lane, new Map());
      await runAll(db, crowd);
    }
    lanes.delete(lane);
  }

  return (db: Db, asked: Asked): Promise<Answer | undefined> => {
    const lanes = lanesOf.get(db) ?? new Map<string, Crowd<Asked, Answer>>();
    lanesOf.set(db, lanes);
    const lane = laneOf(asked);
    const isServed = lanes.has(lane);
    const crowd = lanes.get(lane) ?? new Map<string, Waiting<Asked, Answer>>();
    lanes.set(lane, crowd);
    const name = nameOf(asked);
    const waiting = crowd.get(name) ?? waitFor<Asked, Answer>(asked);
    crowd.set(name, waiting);
    if (!isServed) void serve(db, lanes, lane);
    return waiting.answer;
  };
}
