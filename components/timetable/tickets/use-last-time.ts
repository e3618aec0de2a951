'use client';

import { useEffect, useState } from 'react';
import { useSession } from '#lib/auth/session-context.tsx';
import type { LastTimeKey, Repeat } from './repeat.ts';

const loadLastTime = () => import('./last-time.tsx');

/**
 * The tickets that the person acted for booked the last time they booked this activity (docs/product.md#tickets). They are
 * asked for once they are wanted, for customers only; without an answer there are none.
 */
export function useLastTime(activity: string, isWanted: boolean): Repeat | undefined {
  const { session } = useSession();
  const userId = session?.loggedIn ? (session.selectedUserId ?? session.userId) : null;
  const [found, setFound] = useState<LastTimeKey & { repeat: Repeat }>();
  useEffect(() => {
    if (userId === null || !isWanted) return;
    const of = { userId, activity };
    loadLastTime()
      .then(({ readLastTime }) => readLastTime(of))
      .then((repeat) => setFound({ ...of, repeat }))
      .catch(() => undefined);
  }, [userId, activity, isWanted]);
  return isWanted && found?.userId === userId && found?.activity === activity ? found.repeat : undefined;
}
