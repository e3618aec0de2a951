/** Title and message of the danger toast that a failure of this query or mutation shows (docs/product.md#messages). */
export interface FailureMeta extends Record<string, unknown> {
  errorTitle?: string;
  errorMessage?: string;
}

/** Events between parts of the page that are loaded independently. */
interface SiteEvents {
  /** A query or mutation with a failure message has failed. */
  failure: { meta: FailureMeta; error: Error };
  /** The backend no longer knows the token. */
  unauthenticated: null;
  /** The signed-in or acting user is another one than before. */
  session: null;
  /** The site is in maintenance. */
  maintenance: null;
  /** The visitor asks to see the cookie dialog again. */
  cookies: null;
  /** The visitor has answered the cookie dialog. */
  consent: null;
}

const getEventName = (kind: keyof SiteEvents) => `touchline:${kind}`;

/** Events that are not dispatched, because the page is being left. */
export const silenced = new Set<keyof SiteEvents>();

/** Dispatches an event to all listeners of the page, unless it is silenced. */
export function emit<Kind extends keyof SiteEvents>(kind: Kind, detail: SiteEvents[Kind]): void {
  if (!silenced.has(kind)) window.dispatchEvent(new CustomEvent(getEventName(kind), { detail }));
}

/** Adds a listener; the returned function removes it. */
export function on<Kind extends keyof SiteEvents>(
  kind: Kind,
  listener: (detail: SiteEvents[Kind]) => void,
): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as SiteEvents[Kind]);
  };
  window.addEventListener(getEventName(kind), heard);
  return () => window.removeEventListener(getEventName(kind), heard);
}
