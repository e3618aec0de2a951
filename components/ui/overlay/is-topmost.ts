/**
 * Whether an open overlay lies on top. Overlays that are neighbours in the page, not children of one another, all hear
 * the same Escape; only the upper one may act on it. Each carries `data-overlay` and is the later in the document the
 * later it opened.
 */
export const isTopmost = (overlay: HTMLElement | null): boolean => {
  const overlays = document.querySelectorAll('[data-overlay]');
  return overlays[overlays.length - 1] === overlay;
};
