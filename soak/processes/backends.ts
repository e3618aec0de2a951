import { setTimeout as sleep } from 'node:timers/promises';
import { clockEnvironment } from './clock.ts';
import { getProgram } from './program.ts';
import { isHealthy, startSeconds, until } from './until.ts';

interface BackendsOptions {
  ports: readonly number[];
  /** Read again at every start. */
  env: () => Promise<Record<string, string>>;
  /** Seconds between the clocks of the first and the last, with that of the database in the middle. */
  clocksApart: number;
  log: (name: string) => string;
}

/** Several backends on one database, as behind a proxy that asks for their health. */
export interface Backends {
  /** The addresses of those that answer and are not frozen, if there are any. */
  urls: () => string[];
  /** Starts the first one, which makes the world; true once it answers. */
  isFirstUp: () => Promise<boolean>;
  /** Starts those that do not run; true once one of them answers that is not frozen. */
  areUp: () => Promise<boolean>;
  /** Kills the next one by SIGKILL, and starts it again. */
  kill: () => Promise<void>;
  /** Kills and starts them all, one after the other. */
  restart: () => Promise<void>;
  /** Freezes the next one for so long; false, and nothing else, while one is frozen. */
  freeze: (ms: number) => Promise<boolean>;
  stop: () => Promise<void>;
}

/** The seconds by which each clock differs from that of the machine. */
function getShifts(count: number, apart: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    count === 1 ? 0 : Math.round(apart * (index / (count - 1) - 0.5)),
  );
}

/** Prepares the backends; starts none yet. */
export function getBackends({ ports, env, clocksApart, log }: BackendsOptions): Backends {
  const shifts = getShifts(ports.length, clocksApart);
  const all = ports.map((port, index) => ({
    url: `http://127.0.0.1:${port}`,
    program: getProgram({
      script: 'backend/server.ts',
      env: async () => ({ ...(await env()), ...clockEnvironment(shifts[index] ?? 0), BACKEND_PORT: String(port) }),
      log: log(index === 0 ? 'backend' : `backend-${index + 1}`),
    }),
    isFrozen: false,
    /** It was asked for its health, and answered. */
    isAnswering: false,
  }));
  let turns = 0;
  function takeTurn() {
    const chosen = all[turns % all.length];
    turns += 1;
    if (chosen === undefined) throw new Error('There is no backend.');
    return chosen;
  }
  function urls(): string[] {
    const usable = all.filter(({ isFrozen, isAnswering }) => isAnswering && !isFrozen);
    return (usable.length > 0 ? usable : all).map(({ url }) => url);
  }
  async function look(backend: (typeof all)[number]): Promise<boolean> {
    backend.isAnswering = !backend.isFrozen && (await isHealthy(`${backend.url}/api/health`));
    return backend.isAnswering;
  }

  async function killNext(): Promise<void> {
    const killed = takeTurn();
    killed.isAnswering = false;
    await killed.program.kill();
    await until('A killed backend answers', startSeconds, async () => {
      await killed.program.start();
      return killed.isFrozen || look(killed);
    });
  }

  return {
    urls,
    async isFirstUp() {
      const [first] = all;
      await first?.program.start();
      return first !== undefined && look(first);
    },
    async areUp() {
      // One that started while the database was down has exited; in production its supervisor would restart it.
      for (const { program } of all) await program.start();
      const answers = await Promise.all(all.map(look));
      return answers.includes(true);
    },
    kill: killNext,
    async restart() {
      for (let count = 0; count < all.length; count += 1) await killNext();
    },
    async freeze(ms) {
      if (all.some(({ isFrozen }) => isFrozen)) return false;
      const chosen = takeTurn();
      chosen.isFrozen = true;
      chosen.program.signal('SIGSTOP');
      await sleep(ms);
      chosen.program.signal('SIGCONT');
      chosen.isFrozen = false;
      await look(chosen);
      return true;
    },
    async stop() {
      for (const { program } of all) program.signal('SIGCONT');
      await Promise.all(all.map(({ program }) => program.stop()));
    },
  };
}
