interface GatherOptions {
  /** Gets the ids of sessions, each once. When it fails they are passed on again later, with those that came meanwhile. */
  pass: (ids: string[]) => Promise<void>;
  onFailure: (error: unknown) => void;
  waitsMs: GatherWaits;
}

export interface GatherWaits {
  /** For how long ids are waiting. */
  gather: number;
  /** The pause after a failure. */
  again: number;
}

/**
 * Creates the function that gathers ids of sessions for a moment, so that a popular session is not seen to for every
 * booking. It returns at once and never throws.
 */
export function gatherIds({ pass, onFailure, waitsMs }: GatherOptions): (ids: Iterable<string>) => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  async function passAll(): Promise<void> {
    const ids = [...waiting];
    // Cleared before they are passed on, because a session may change again meanwhile.
    waiting.clear();
    timer = undefined;
    try {
      await pass(ids);
    } catch (error) {
      onFailure(error);
      note(ids, waitsMs.again);
    }
  }

  function note(ids: Iterable<string>, waitMs: number): void {
    for (const id of ids) waiting.add(id);
    timer ??= setTimeout(() => void passAll(), waitMs).unref();
  }

  return (ids) => note(ids, waitsMs.gather);
}
