import type { ReactNode } from 'react';

/** A part of the ticket picker; a line is between it and the part before. */
export const PickerSection = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line px-4 py-5 nth-2:border-t-0 large:px-6">{children}</div>
);
