import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * The delay of a second read, in milliseconds. The clock offset is known only to half a second, so the first read may
 * come before the hold has expired on the server.
 */
const secondLook = 1500;

/** Refetches the basket when its hold has expired, so that its lines show it. */
export function useHoldExpired(isOver: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOver) return;
    const look = () => void client.invalidateQueries({ queryKey: ['getCart'] });
    look();
    const timer = setTimeout(look, secondLook);
    return () => clearTimeout(timer);
  }, [client, isOver]);
}
