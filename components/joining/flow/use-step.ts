import { useSyncExternalStore } from 'react';

const changed = 'touchline:joining-step';
const parameter = 'step';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('popstate', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(changed, listener);
  };
};

/** The step in the address, so that Back returns to the one before; `initial` is the server's. */
export function useStep(initial: string | null): [string | null, (step: string) => void] {
  const step = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(parameter),
    () => initial,
  );
  const goTo = (next: string) => {
    const url = new URL(window.location.href);
    url.searchParams.set(parameter, next);
    window.history.pushState(null, '', url);
    window.dispatchEvent(new Event(changed));
  };
  return [step, goTo];
}
