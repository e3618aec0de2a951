import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The server's clock is known to half a second: the first look may come a moment too early, this one does not. Milliseconds. */
const secondLook = 1500;

/** Reads the basket again when its places have run out, so that its lines say so. */
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
