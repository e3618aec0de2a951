import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React handles the events of the page yet; false on the server and until hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
