import type { ReactNode } from 'react';

/** The answers to whether something is to end: what keeps it first, both as wide, above each other where there is no room. */
export const TwoAnswers = ({ children }: { children: ReactNode }) => (
  <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3">{children}</div>
);
