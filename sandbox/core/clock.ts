import { setTimeout as wait } from 'node:timers/promises';

/** Where time comes from; the sandbox reads it nowhere else. Times are epoch milliseconds. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => wait(ms, undefined, { ref: false }),
};

/** A clock that tests move, for one namespace or for all of them (`*`). */
export interface SandboxClock {
  now(namespace: string): number;
  sleep(ms: number): Promise<void>;
  set(namespace: string, time: number): void;
  freeze(namespace: string, isFrozen: boolean): void;
  reset(namespace: string): void;
}

type Setting = { frozenAt: number } | { offset: number };

/** Wraps a base clock so that each namespace may be advanced, set or frozen on its own. */
export function createSandboxClock(base: Clock): SandboxClock {
  const settings = new Map<string, Setting>();

  function now(namespace: string): number {
    const setting = settings.get(namespace) ?? settings.get('*') ?? { offset: 0 };
    return 'frozenAt' in setting ? setting.frozenAt : base.now() + setting.offset;
  }
  function apply(namespace: string, time: number, isFrozen: boolean): void {
    settings.set(namespace, isFrozen ? { frozenAt: time } : { offset: time - base.now() });
  }
  function isFrozen(namespace: string): boolean {
    const setting = settings.get(namespace) ?? settings.get('*');
    return setting !== undefined && 'frozenAt' in setting;
  }

  return {
    now,
    sleep: (ms) => base.sleep(ms),
    set: (namespace, time) => apply(namespace, time, isFrozen(namespace)),
    freeze: (namespace, isFrozen) => apply(namespace, now(namespace), isFrozen),
    reset: (namespace) => (namespace === '*' ? settings.clear() : settings.delete(namespace)),
  };
}
