import { useEffect, useSyncExternalStore } from 'react';

const waiting = new Set<object>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());

/** While on, the page waits for somebody else, such as a bank: its idle timeout is longer, because nobody touches it. */
export function useLongIdle(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const wait = {};
    waiting.add(wait);
    tell();
    return () => {
      waiting.delete(wait);
      tell();
    };
  }, [isOn]);
}

/** Whether a part of the page asks for the longer idle timeout. */
export const useIsIdleLong = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => waiting.size > 0,
    () => false,
  );
