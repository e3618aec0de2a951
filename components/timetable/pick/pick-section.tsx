import type { ReactNode } from 'react';

/** A part of what is chosen; a line is between it and the part before. Nothing is drawn of an empty one. */
export const PickSection = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line px-4 py-5 first:border-t-0 empty:hidden large:px-6">{children}</div>
);
