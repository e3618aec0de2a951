'use client';

import { lazy, Suspense } from 'react';
import type { NoticeProps } from './notice.tsx';

/** The words alone, where the code of the notice cannot be loaded. */
const Plain = ({ role, className, children }: NoticeProps) => (
  <div role={role} className={className}>
    {children}
  </div>
);

const Loaded = lazy(async () => ({ default: (await import('./notice.tsx').catch(() => ({ Notice: Plain }))).Notice }));

/** A `Notice` whose icons and code are loaded with it, for failures that are seldom seen. */
export const LazyNotice = (props: NoticeProps) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
