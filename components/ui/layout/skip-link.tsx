import type { ReactNode } from 'react';

/**
 * The skip link: the first focusable element, which moves past the header to the content. `target` is the id of `main`.
 */
export const SkipLink = ({ target = 'main', children }: { target?: string; children: ReactNode }) => (
  <a className="skip-link" href={`#${target}`}>
    {children}
  </a>
);
