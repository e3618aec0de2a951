import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

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
