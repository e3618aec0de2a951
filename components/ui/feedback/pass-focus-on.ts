/**
 * A ref for what goes with the button that was pressed in it: the focus in it passes to the section or dialog around it,
 * or to the page's content where that goes, too. Of a control that opens an overlay, whose focus is elsewhere when it
 * goes, `focusPlace` names the place.
 */
export const passFocusOn = (element: HTMLElement | null) => (): void => {
  if (element?.contains(document.activeElement) !== true) return;
  const around = element.closest<HTMLElement>('section,[role=dialog]');
  requestAnimationFrame(() => {
    const target = around?.isConnected === true ? around : document.querySelector('main');
    if (target === null || document.activeElement !== document.body) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  });
};
