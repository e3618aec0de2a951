import { useCallback, useSyncExternalStore } from 'react';

const changed = 'touchline:kept';

/** Fallback in memory where session storage is blocked, for example in a cross-site frame. */
const ofPage = new Map<string, string>();

/** Reads a text from session storage; null without one. */
export function keptValue(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return ofPage.get(key) ?? null;
  }
}

/** Writes a text to session storage, which keeps it for this tab; null deletes it. */
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

/** A text in session storage and its setter; null on the server and when nothing is stored. */
export function useSessionStorage(key: string): [string | null, (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => keptValue(key),
    () => null,
  );
  return [value, useCallback((next: string | null) => keepValue(key, next), [key])];
}
