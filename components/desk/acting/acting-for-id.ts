/** The DOM id of the acting-for bar. */
export const actingForId = 'acting-for';

/** Moves the focus to the bar, once it shows whom the desk acts for now. */
export function focusActingFor(): void {
  requestAnimationFrame(() => document.getElementById(actingForId)?.focus());
}
