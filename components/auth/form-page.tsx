import type { ReactNode } from 'react';

/** The content of a page with one short form, below the start of the page's head. */
export const FormPage = ({ children }: { children: ReactNode }) => (
  <div className="page-width pt-[1.5rem] pb-[3rem]">
    <div className="max-w-[28rem]">{children}</div>
  </div>
);
