import { useSyncExternalStore } from 'react';

const key = 'touchline.desk.locked';
const changed = 'touchline:desk-lock';

/** Without storage the lock lasts as long as the page. */
let isLockedHere = false;

function read(): boolean {
  try {
    return isLockedHere || localStorage.getItem(key) !== null;
  } catch {
    return isLockedHere;
  }
}

function write(isLocked: boolean): void {
  try {
    if (isLocked) localStorage.setItem(key, 'true');
    else localStorage.removeItem(key);
    isLockedHere = false;
  } catch {
    isLockedHere = isLocked;
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Locks the desk in every tab of this browser, until staff log in again. */
export const lockDesk = (): void => write(true);

/** Ends the lock. */
export const unlockDesk = (): void => write(false);

/** Whether the desk is locked; not on the server. */
export const useIsDeskLocked = (): boolean => useSyncExternalStore(subscribe, read, () => false);
