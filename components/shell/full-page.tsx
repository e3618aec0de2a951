import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const fullPage = cva('grid content-center bg-surface [&_h1]:max-w-[16em]', {
  variants: { as: { div: 'min-h-[60dvh] embedded:min-h-[24rem]', main: 'min-h-dvh embedded:min-h-[24rem]' } },
});

/**
 * Content in the middle of a white page, down to the footer (which looks for `data-flush`). As `main`, with nothing
 * around it, it is the whole window.
 */
export const FullPage = ({ as: Element = 'div', children }: { as?: 'div' | 'main'; children: ReactNode }) => (
  <Element id={Element === 'main' ? 'main' : undefined} data-flush="" className={fullPage({ as: Element })}>
    {children}
  </Element>
);
