/** A part of a page that is only a picture of itself until somebody wants something of it. */
export interface Sleep {
  /** Fulfilled when the part may come to life: its code is there. */
  over: Promise<void>;
  /** Fulfilled when the part has come to life. */
  awake: Promise<void>;
  isAwake: () => boolean;
  /** Fetches the part's code, unless it is on its way, and brings it to life. */
  wake: () => void;
  /** The part says so itself. */
  arise: () => void;
}

/** Puts a part to sleep; `load` fetches its code. Where that fails it sleeps on, and the next sign tries again. */
export function fallAsleep(load: () => Promise<unknown>): Sleep {
  let end = () => {};
  let sayAwake = () => {};
  let [isWaking, isAwake] = [false, false];
  return {
    over: new Promise((resolve) => (end = resolve)),
    awake: new Promise((resolve) => (sayAwake = resolve)),
    isAwake: () => isAwake,
    wake() {
      if (isWaking) return;
      isWaking = true;
      void load().then(end, () => {
        isWaking = false;
      });
    },
    arise() {
      isAwake = true;
      sayAwake();
    },
  };
}
