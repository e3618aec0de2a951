'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';
import { keepDeeds } from '#lib/hydration/captured-events.ts';
import type { Sleep } from '#lib/hydration/hydration-gate.ts';
import type { Wakes } from '#lib/hydration/hydration-triggers.ts';
import { isSameStill } from '#lib/hydration/is-unchanged.ts';

/** The longest that a timer can wait, in milliseconds. */
const longest = 2 ** 31 - 1;

type WakeSignsProps = Wakes & { sleep: Sleep; frame: RefObject<Element | null>; cannotSleep: () => boolean };

/** Watches for what wakes a part: a hand, a customer, the clock, news. */
export const WakeSigns = ({ sleep, frame, cannotSleep, until, grounds }: WakeSignsProps) => {
  const { session } = useSession();
  const first = useRef(session);
  useEffect(() => {
    first.current ??= session;
    if (session?.loggedIn || session !== first.current || cannotSleep()) sleep.wake();
  }, [session, cannotSleep, sleep]);

  useEffect(() => {
    if (frame.current === null) return;
    const deeds = keepDeeds(frame.current, sleep.wake);
    void sleep.awake.then(deeds.redo);
    return deeds.stop;
  }, [frame, sleep]);

  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(sleep.wake, Math.min(Math.max(until - Date.now(), 0), longest));
    return () => clearTimeout(timer);
  }, [until, sleep]);

  useEffect(() => {
    const settings = () => {
      if (sleep.isAwake() || document.visibilityState !== 'visible') return;
      void Promise.all(grounds.map(isSameStill)).then((answers) => {
        if (answers.includes(false)) sleep.wake();
      });
    };
    settings();
    document.addEventListener('visibilitychange', settings);
    window.addEventListener('online', settings);
    return () => {
      document.removeEventListener('visibilitychange', settings);
      window.removeEventListener('online', settings);
    };
  }, [grounds, sleep]);
  return null;
};
