import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

/** The link that was followed, and where to. */
const followed: { last: { id: string; href: string } | null } = { last: null };

/** Remembers the link that is being followed, so that the page which it leads to can give it the focus. */
export const follow = (id: string, href: string): void => {
  followed.last = { id, href };
};

/** Whether the link of this id led here; true once. */
export const hasLedHere = (id: string): boolean => {
  const { last } = followed;
  if (last?.id !== id || new URL(last.href, window.location.href).pathname !== window.location.pathname) return false;
  followed.last = null;
  return true;
};

/**
 * Properties of a link that call `prefetch` when a mouse or the keyboard reaches it. A finger is not ahead of its tap:
 * the router asks for the page with the tap anyway, and a prefetch would only take a part of the line.
 */
export const onReach = (prefetch: () => void) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') prefetch();
  },
  onFocus: ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) prefetch();
  },
});

/** Properties of a link that call `go` in place of the router, for a press that stays in this tab. */
export const onFollow = (go: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go();
  },
});
