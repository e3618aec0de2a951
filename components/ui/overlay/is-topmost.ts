/**
 * Whether an open overlay is the topmost. Overlays that are siblings in the DOM all receive the same Escape key event,
 * and only the topmost may close. Each has `data-overlay`, and one opened later comes later in the document.
 */
export const isTopmost = (overlay: HTMLElement | null): boolean => {
  const overlays = document.querySelectorAll('[data-overlay]');
  return overlays[overlays.length - 1] === overlay;
};
