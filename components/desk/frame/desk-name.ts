import { useSyncExternalStore } from 'react';

/** Where this device keeps what its desk is called. */
const key = 'touchline.desk-name';
const changed = 'touchline:desk-name';

/** The most characters of a name. */
export const longestDeskName = 60;

/** What the desk at this device is called, as 'Reception 1'; null where nobody has said, and without a storage. */
export function getDeskName(): string | null {
  try {
    const name = localStorage.getItem(key)?.trim() ?? '';
    return name === '' ? null : name.slice(0, longestDeskName);
  } catch {
    return null;
  }
}

/** Keeps what the desk at this device is called; nothing is kept without a storage. */
export function rememberDeskName(name: string): void {
  try {
    localStorage.setItem(key, name.trim().slice(0, longestDeskName));
  } catch {
    return;
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

/** The name of the desk, in all tabs; null on the server. */
export const useDeskName = (): string | null => useSyncExternalStore(subscribe, getDeskName, () => null);
