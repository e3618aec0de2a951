import { once } from 'node:events';

interface Work<Item> {
  /** The next item; undefined when there is none for now. */
  take: () => Promise<Item | undefined>;
  /** Must end by itself: until then it has its worker. */
  work: (item: Item) => Promise<unknown>;
  /** Told of an item whose work failed. */
  onFailure: (error: unknown, item: Item) => void;
  /** Aborted when the run is over: nothing more is taken, and what is under way is not waited for. */
  signal: AbortSignal;
}

export interface WorkerPool {
  /** Works through what there is and returns how many items were taken. Throws what `take` throws. */
  run<Item>(work: Work<Item>): Promise<number>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/**
 * Makes workers for a recurring job, which have up to `size` items under way at a time. One that takes long has its
 * worker for itself: neither the other items nor the next run wait for it.
 */
export function workerPool(size: number): WorkerPool {
  const underWay = new Set<Promise<void>>();

  async function run<Item>({ take, work, onFailure, signal }: Work<Item>): Promise<number> {
    const own = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let taken = 0;

    async function worker(): Promise<void> {
      while (!signal.aborted) {
        const item = await take();
        if (item === undefined) return;
        taken += 1;
        // Where there was one there may be more.
        addWorker();
        try {
          await work(item);
        } catch (error) {
          onFailure(error, item);
        }
      }
    }

    function addWorker(): void {
      if (signal.aborted || underWay.size >= size) return;
      const working: Promise<void> = worker()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => {
          underWay.delete(working);
          own.delete(working);
        });
      underWay.add(working);
      own.add(working);
    }

    async function allDone(): Promise<void> {
      while (own.size > 0) await Promise.all(own);
    }

    addWorker();
    const over = signal.aborted ? Promise.resolve() : once(signal, 'abort');
    await Promise.race([allDone(), over]);
    if (failures.length > 0) throw failures[0];
    return taken;
  }

  return {
    run,
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
