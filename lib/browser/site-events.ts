/** What a failure of this query or mutation is announced with, as a danger notification (docs/product.md#messages). */
export interface FailureMeta extends Record<string, unknown> {
  errorTitle?: string;
  errorMessage?: string;
}

/** What one part of the page tells another, whichever of them is loaded. */
interface SiteEvents {
  /** A query or mutation with words for its failure failed. */
  failure: { meta: FailureMeta; error: Error };
  /** The backend no longer knows the token. */
  unauthenticated: null;
  /** The operator has closed the site for a while. */
  maintenance: null;
  /** Somebody wants to answer about cookies again. */
  cookies: null;
  /** Somebody has answered about cookies. */
  consent: null;
}

const getName = (kind: keyof SiteEvents) => `touchline:${kind}`;

/** Tells the page. */
export function emit<Kind extends keyof SiteEvents>(kind: Kind, detail: SiteEvents[Kind]): void {
  window.dispatchEvent(new CustomEvent(getName(kind), { detail }));
}

/** Listens until the returned function is called. */
export function on<Kind extends keyof SiteEvents>(
  kind: Kind,
  listener: (detail: SiteEvents[Kind]) => void,
): () => void {
  const heard = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail as SiteEvents[Kind]);
  };
  window.addEventListener(getName(kind), heard);
  return () => window.removeEventListener(getName(kind), heard);
}
