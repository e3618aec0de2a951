/**
 * Keeps a page of a kiosk from being shown again by Back as it was: browsers hold whole pages in memory, with what the
 * person before has typed and seen. It is blank when it is put away, and read anew when it is brought back. Returns how
 * to stop that.
 */
export function forgetPage(reload: () => void = () => window.location.reload()): () => void {
  const { style } = document.documentElement;
  const hide = ({ persisted }: PageTransitionEvent) => {
    if (persisted) style.visibility = 'hidden';
  };
  const show = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reload();
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', show);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', show);
  };
}
