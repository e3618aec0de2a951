import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Moves the focus to the heading or region with this id, which can take it (`tabIndex={-1}`): the control that was
 * pressed may go with what it has changed. Called once an overlay has closed, it also wins over the overlay's own return
 * of the focus.
 */
export const focusPlace = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

/** Takes the focus when it appears: what has come in the place of the control that was pressed. */
export const FocusHere = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
};
