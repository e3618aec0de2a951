import type { ReactNode } from 'react';

/**
 * The skip link: the first focusable element, which moves past the header to the content. `target` is the id of `main`, or of
 * what a page is for where much stands before it.
 */
export const SkipLink = ({ target = 'main', children }: { target?: string; children: ReactNode }) => (
  <a
    className="absolute top-0 left-gutter z-100 -translate-y-[110%] rounded-t-none rounded-b-m bg-white px-4 py-3 font-bold text-ink focus:translate-none"
    href={`#${target}`}
  >
    {children}
  </a>
);
