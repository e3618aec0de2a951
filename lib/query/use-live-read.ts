import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { readPlainly } from '#lib/api/read-plainly.ts';

/** The maximum age of what is on screen, and the interval at which it is checked, in milliseconds. */
const mostAgeMs = 60_000;
const stepMs = 15_000;

/** What was read before, with when, in milliseconds. */
export interface ReadBefore<Data> {
  data: Data;
  readAt: number;
}

/**
 * The current data of a public read: read again once it is a minute old, while the page is visible. Undefined until the
 * first answer, null after a failure. `target` is the address below our own origin and stays the same.
 */
export function useLiveRead<Data>(target: string, before: ReadBefore<Data> | null): Data | null | undefined {
  const [data, setData] = useState<Data | null | undefined>(before?.data);
  // A page from a server whose clock is ahead counts as made now.
  const getReadAt = useEffectEvent(() => Math.min(before?.readAt ?? 0, Date.now()));
  useEffect(() => {
    let readAt = getReadAt();
    let isCurrent = true;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - readAt < mostAgeMs) return;
      readAt = Date.now();
      const answer = await readPlainly<Data>(target, null);
      if (isCurrent && answer !== 'unchanged') startTransition(() => setData(answer === 'failed' ? null : answer.data));
    };
    const askAgain = () => void ask();
    askAgain();
    const timer = setInterval(askAgain, stepMs);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [target]);
  return data;
}
