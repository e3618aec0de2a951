import { waitFor } from '@testing-library/react';

/** Waits until an overlay has taken the focus, from when on it hears the keyboard. */
export const hasFocusInside = (overlay: HTMLElement): Promise<void> =>
  waitFor(() => {
    if (!overlay.contains(document.activeElement)) throw new Error('The focus is outside the overlay');
  });
