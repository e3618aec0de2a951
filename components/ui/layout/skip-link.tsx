import type { ReactNode } from 'react';

/** The first thing a keyboard reaches: past the header, to the content. `target` is the id of `main`. */
export const SkipLink = ({ target = 'main', children }: { target?: string; children: ReactNode }) => (
  <a className="skip-link" href={`#${target}`}>
    {children}
  </a>
);
