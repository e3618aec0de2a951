import { once } from 'node:events';

interface Work<Item> {
  /** The next item; undefined when there is none for now. */
  take: () => Promise<Item | undefined>;
  /** Must end by itself: until then it occupies its worker. */
  work: (item: Item) => Promise<unknown>;
  /** Called for an item whose work failed. */
  onFailure: (error: unknown, item: Item) => void;
  /** Aborted when the run is over: nothing more is taken, and what is under way is not waited for. */
  signal: AbortSignal;
}

export interface WorkerPool {
  /** Works until there are no more items and returns how many were taken. Throws what `take` throws. */
  run<Item>(work: Work<Item>): Promise<number>;
  /** Resolves when no work is running. */
  idle(): Promise<void>;
}

/**
 * Creates the workers of a recurring job, with up to `size` items in progress. A slow item occupies only its own
 * worker: neither the other items nor the next run wait for it.
 */
export function workerPool(size: number): WorkerPool {
  const underWay = new Set<Promise<void>>();

  async function run<Item>({ take, work, onFailure, signal }: Work<Item>): Promise<number> {
    const tasks = new Set<Promise<void>>();
    const failures: unknown[] = [];
    let takenItems = 0;

    async function worker(): Promise<void> {
      while (!signal.aborted) {
        const item = await take();
        if (item === undefined) return;
        takenItems += 1;
        // There was an item, so there may be more: start another worker.
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
          tasks.delete(working);
        });
      underWay.add(working);
      tasks.add(working);
    }

    async function allDone(): Promise<void> {
      while (tasks.size > 0) await Promise.all(tasks);
    }

    addWorker();
    const runOver = signal.aborted ? Promise.resolve() : once(signal, 'abort');
    await Promise.race([allDone(), runOver]);
    if (failures.length > 0) throw failures[0];
    return takenItems;
  }

  return {
    run,
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
