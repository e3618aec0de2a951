import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '#backend/db/schema.ts';

interface Waiting<Asked, Answer> {
  asked: Asked;
  answer: Promise<Answer | undefined>;
  resolve: (answer: Answer | undefined) => void;
  reject: (error: unknown) => void;
}

type Crowd<Asked, Answer> = Map<string, Waiting<Asked, Answer>>;

interface Lane<Asked, Answer> {
  crowd: Crowd<Asked, Answer>;
  running: number;
}

interface Gathering<Asked, Answer> {
  /** Things told apart by name; who asks for the same shares the answer. */
  nameOf: (asked: Asked) => string;
  /** Work of different lanes doesn't wait for each other. One lane unless told. */
  laneOf?: (asked: Asked) => string;
  /** Runs of one lane at a time; three unless told: with one alone, everybody in a rush would wait for it before their own. */
  mostRunning?: number;
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
 * Makes statements about one thing statements about all that is asked for at the same moment: while some run, whoever
 * asks is gathered into the next. So a rush costs few statements, a lone asker waits for nothing, and nobody gets what
 * was read before they asked.
 */
export function gathered<Asked, Answer>({ nameOf, laneOf = () => '', mostRunning = 3, run }: Gathering<Asked, Answer>) {
  const lanesOf = new WeakMap<Db, Map<string, Lane<Asked, Answer>>>();

  async function runAll(db: Db, crowd: Crowd<Asked, Answer>): Promise<void> {
    const all = [...crowd.values()];
    try {
      const answers = await run(
        db,
        all.map(({ asked }) => asked),
      );
      for (const [name, { resolve }] of crowd) resolve(answers.get(name));
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }

  async function serve(db: Db, lane: Lane<Asked, Answer>, leave: () => void): Promise<void> {
    for (;;) {
      // Whoever comes in the same turn of the event loop is in time.
      await nextTurn();
      const { crowd } = lane;
      if (crowd.size === 0) return leave();
      lane.crowd = new Map();
      await runAll(db, crowd);
    }
  }

  return (db: Db, asked: Asked): Promise<Answer | undefined> => {
    const lanes = lanesOf.get(db) ?? new Map<string, Lane<Asked, Answer>>();
    lanesOf.set(db, lanes);
    const laneName = laneOf(asked);
    const lane = lanes.get(laneName) ?? { crowd: new Map<string, Waiting<Asked, Answer>>(), running: 0 };
    lanes.set(laneName, lane);
    const name = nameOf(asked);
    const waiting = lane.crowd.get(name) ?? waitFor<Asked, Answer>(asked);
    lane.crowd.set(name, waiting);
    if (lane.running < mostRunning) {
      lane.running += 1;
      void serve(db, lane, () => {
        lane.running -= 1;
        if (lane.running === 0) lanes.delete(laneName);
      });
    }
    return waiting.answer;
  };
}
