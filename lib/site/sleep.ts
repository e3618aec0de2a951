/** The sleep of a part of a page, which is only a picture of itself until somebody wants something of it. */
export interface Sleep {
  /** Fetches the part's code, unless it is there or on its way. */
  wake: () => void;
  /** Fulfilled when the code is there, so that the part may come to life. */
  over: Promise<void>;
  /** The part itself says that it lives. */
  sayAlive: () => void;
  /** Fulfilled when it has said so. */
  alive: Promise<void>;
}

/** Puts a part to sleep; `load` fetches its code. Where that fails it sleeps on, and the next sign tries again. */
export function fallAsleep(load: () => Promise<unknown>): Sleep {
  let end = () => {};
  let sayAlive = () => {};
  let isWaking = false;
  const over = new Promise<void>((resolve) => (end = resolve));
  const alive = new Promise<void>((resolve) => (sayAlive = resolve));
  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    void load().then(end, () => {
      isWaking = false;
    });
  };
  return { wake, over, sayAlive, alive };
}
