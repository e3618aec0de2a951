/**
 * Moves the focus to the heading or region with this id, which can take it (`tabIndex={-1}`): the control that was
 * pressed may go with what it has changed. Called once an overlay has closed, it also wins over the overlay's own return
 * of the focus.
 */
export const focusPlace = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};
