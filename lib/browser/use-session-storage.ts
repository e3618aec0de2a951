import { useCallback, useSyncExternalStore } from 'react';

const changed = 'touchline:kept';

/** Where storage is forbidden, say in a frame, texts are kept for the page alone. */
const ofPage = new Map<string, string>();

/** A text kept for this tab; null without one. */
export function keptValue(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return ofPage.get(key) ?? null;
  }
}

/** Keeps a text for this tab over reloads and pages; null takes it away. */
export function keepValue(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    if (value === null) ofPage.delete(key);
    else ofPage.set(key, value);
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

/** A text kept for this tab, and how to change it; null on the server and where nothing is kept. */
export function useSessionStorage(key: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => keptValue(key),
    () => null,
  );
  return [value, useCallback((next: string | null) => keepValue(key, next), [key])];
}
