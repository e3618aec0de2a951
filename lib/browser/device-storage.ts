import { useSyncExternalStore } from 'react';

const changed = 'touchline:device';

/** What could not be stored, for as long as the page lasts. */
const ofPage = new Map<string, string>();

/** Reads a text that this device keeps, for all tabs; null without one. */
export function deviceValue(key: string): string | null {
  try {
    return ofPage.get(key) ?? localStorage.getItem(key);
  } catch {
    return ofPage.get(key) ?? null;
  }
}

/** Keeps a text on this device; null deletes it. Where the browser stores nothing it lasts as long as the page. */
export function keepOnDevice(key: string, value: string | null): void {
  ofPage.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) ofPage.set(key, value);
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

/** The text that this device keeps, also when another tab changes it; null on the server. */
export const useDeviceValue = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => deviceValue(key),
    () => null,
  );
