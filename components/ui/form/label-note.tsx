import type { ReactNode } from 'react';

/** What a label adds to its name, such as "(optional)". */
export const LabelNote = ({ children }: { children: ReactNode }) => (
  <span className="font-normal text-ink-3">{children}</span>
);
