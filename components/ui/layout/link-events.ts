import type { FocusEvent, MouseEvent, PointerEvent } from 'react';

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
