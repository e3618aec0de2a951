'use client';

import { startTransition, useEffect, useState } from 'react';

/** Code that a page loads when it is wanted. */
export interface OnDemand<Code> {
  load: () => Promise<Code>;
  /** What was loaded; null before. */
  loaded: Code | null;
}

/** Makes code that is loaded when it is wanted; `load` imports it. */
export function onDemand<Code>(load: () => Promise<Code>): OnDemand<Code> {
  const code: OnDemand<Code> = { loaded: null, load: async () => (code.loaded ??= await load()) };
  return code;
}

export interface Loading<Code> {
  /** Null until it is there. */
  code: Code | null;
  isFailed: boolean;
}

/**
 * Loads code once `isWanted`. In contrast to `lazy` nothing is suspended: what surrounds it shows what it likes meanwhile,
 * and the code is used as soon as it is there, where React shows a fallback of `Suspense` for 300 ms at least. What could
 * not be loaded is loaded again once there is a connection.
 */
export function useOnDemand<Code>(wanted: OnDemand<Code>, isWanted: boolean): Loading<Code> {
  const [loading, setLoading] = useState<Loading<Code>>({ code: wanted.loaded, isFailed: false });
  const [attempt, setAttempt] = useState(0);
  const isMissing = isWanted && loading.code === null;
  useEffect(() => {
    if (!isMissing) return;
    let isStale = false;
    const loadAgain = () => setAttempt((count) => count + 1);
    wanted.load().then(
      (code) => isStale || startTransition(() => setLoading({ code, isFailed: false })),
      () => {
        if (isStale) return;
        setLoading({ code: null, isFailed: true });
        window.addEventListener('online', loadAgain, { once: true });
      },
    );
    return () => {
      isStale = true;
      window.removeEventListener('online', loadAgain);
    };
  }, [wanted, isMissing, attempt]);
  return loading;
}
