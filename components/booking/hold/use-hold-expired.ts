import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshAvailability } from '#components/booking/queries/refresh-availability.ts';

/**
 * The delay of a second read, in milliseconds. The clock offset is known only to half a second, so the first read may
 * come before the hold has expired on the server.
 */
const secondLook = 1500;

/** Refetches basket and timetables when a hold has expired, so that neither shows its places as reserved. */
export function useHoldExpired(isOver: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOver) return;
    const look = () => {
      void client.invalidateQueries({ queryKey: ['getCart'] });
      void refreshAvailability(client);
    };
    look();
    const timer = setTimeout(look, secondLook);
    return () => clearTimeout(timer);
  }, [client, isOver]);
}
