import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { PageHead } from '#components/ui/layout/page-head.tsx';
import type { Mode } from '#lib/zones/variant.ts';
import { HeadLine } from './head-line.tsx';

/** The head of an account page in its final shape while it is read whom the customer may act for. */
export const AccountHeadSkeleton = ({ title, meta, mode }: { title: ReactNode; meta?: ReactNode; mode: Mode }) => {
  const person = (
    <div className="w-full small:w-[16.25rem]">
      <Skeleton height={44} shape="control" />
    </div>
  );
  if (mode === 'embedded') return <div className="px-4 pt-4">{person}</div>;
  return (
    <PageHead layout="stack">
      <HeadLine title={title} meta={meta}>
        {person}
      </HeadLine>
    </PageHead>
  );
};
