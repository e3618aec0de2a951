import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverClockQuery } from '#lib/query/server-clock.ts';
import { secondsLeft } from './hold.ts';

/**
 * Whole seconds until an instant by the server's clock, updated every second and when the page becomes visible again;
 * null without an instant and on the server.
 */
export function useSecondsLeft(expiresAt: string | null): number | null {
  const { data: offset = 0 } = useQuery({ ...serverClockQuery, enabled: expiresAt !== null });
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (expiresAt === null) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiresAt]);
  return expiresAt === null || now === null ? null : secondsLeft(expiresAt, now + offset);
}
