import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Reads the basket again when its places have run out, so that its lines say so. */
export function useLapse(isOver: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: ['getCart'] });
  }, [client, isOver]);
}
