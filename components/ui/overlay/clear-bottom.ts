/** What lies across a window, in pixels from its upper edge. */
export interface Band {
  top: number;
  bottom: number;
}

/** The distance between a toast and what is below it, in pixels. */
export const toastGap = 12;

/**
 * The distance from the window's lower edge at which toasts of this height cover none of the bands; where there is no such
 * place, at the window's upper edge.
 */
export function clearBottom(bands: readonly Band[], windowHeight: number, toastHeight: number): number {
  const raised = bands
    .toSorted((a, b) => b.bottom - a.bottom)
    .reduce((bottom, band) => {
      const isBelow = band.top >= windowHeight - bottom;
      const isAbove = band.bottom <= windowHeight - bottom - toastHeight;
      return isBelow || isAbove ? bottom : windowHeight - band.top + toastGap;
    }, toastGap);
  return Math.max(toastGap, Math.min(raised, windowHeight - toastHeight - toastGap));
}
