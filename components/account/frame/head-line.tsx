import type { ReactNode } from 'react';
import { PageHeadMeta } from '#components/ui/layout/page-head.tsx';

type HeadLineProps = { title: ReactNode; meta?: ReactNode; children: ReactNode };

/** The title of an account page and, at its end, whom the customer acts for. */
export const HeadLine = ({ title, meta, children }: HeadLineProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
    <div className="min-w-0">
      <h1>{title}</h1>
      {meta !== undefined && <PageHeadMeta>{meta}</PageHeadMeta>}
    </div>
    {children}
  </div>
);
