import { useEffect, useRef, type ReactNode } from 'react';

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
