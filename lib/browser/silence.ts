import { getName } from './site-events.ts';

/** Keeps an event of the page from all its listeners until the returned function is called. */
export function silence(kind: Parameters<typeof getName>[0]): () => void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener(getName(kind), stop, true);
  return () => window.removeEventListener(getName(kind), stop, true);
}
