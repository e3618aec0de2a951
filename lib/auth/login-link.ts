/** The `redirect` of a URL that asks for the log-in, empty where it has none; null in another URL. */
export function readLoginLink(): string | null {
  const { searchParams } = new URL(window.location.href);
  return searchParams.has('login') ? (searchParams.get('redirect') ?? '') : null;
}

/**
 * Removes `login` and `redirect` from the URL, to which `/login` redirected with them. The router follows, for which it
 * may load the document again; not when `isLeaving`, as that would take the place of the page that is gone to.
 */
export function removeLoginLink({ isLeaving = false } = {}): void {
  if (readLoginLink() === null) return;
  const url = new URL(window.location.href);
  url.searchParams.delete('login');
  url.searchParams.delete('redirect');
  window.history.replaceState(isLeaving ? window.history.state : null, '', url);
}
