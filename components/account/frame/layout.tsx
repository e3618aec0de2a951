import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { PageHeadMeta, PageHead } from '#components/ui/layout/page-head.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { Mode } from '#lib/zones/variant.ts';

const lines = [1, 2, 3];

/** A panel in its final shape while it is read. */
export const PanelSkeleton = ({ label }: { label: string }) => (
  <Panel as="div">
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
    <Skeleton width="9rem" height={26} />
    {lines.map((line) => (
      <Skeleton key={line} height={44} shape="control" />
    ))}
  </Panel>
);

/** The content of an account page: parts below each other, with the margins of the page on a phone. */
export const contentClass = 'grid gap-6 px-gutter py-6 *:min-w-0 large:px-0 large:py-0';

type HeadProps = { title: ReactNode; meta?: ReactNode; mode: Mode };

/**
 * The head of an account page: its title and, at its end, whom the customer acts for. The embedded layout has the title
 * in a strip of its own.
 */
export const AccountHeadFrame = ({ title, meta, mode, children }: HeadProps & { children: ReactNode }) =>
  mode === 'embedded' ? (
    <div className="px-4 pt-4">{children}</div>
  ) : (
    <PageHead layout="stack">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1>{title}</h1>
          {meta !== undefined && <PageHeadMeta>{meta}</PageHeadMeta>}
        </div>
        {children}
      </div>
    </PageHead>
  );

/** The head of an account page in its final shape while it is read whom the customer may act for. */
export const AccountHeadSkeleton = (props: HeadProps) => (
  <AccountHeadFrame {...props}>
    <div className="w-full small:w-[16.25rem]">
      <Skeleton height={44} shape="control" />
    </div>
  </AccountHeadFrame>
);
