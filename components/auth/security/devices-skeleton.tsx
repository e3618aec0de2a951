import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Panel, PanelHead } from '#components/ui/layout/panel.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

const Device = () => (
  <div className="grid min-h-[4rem] grid-cols-[24px_minmax(0,1fr)] items-center gap-x-3.5 border-line py-3 not-first:border-t first:pt-0 last:pb-0">
    <Skeleton width={24} height={24} />
    <div className="grid gap-1.5">
      <Skeleton width="40%" height={20} />
      <Skeleton width="30%" height={16} />
    </div>
  </div>
);

/** The panel of the logged-in devices in its final shape while they are read. */
export const DevicesSkeleton = ({ title, label }: { title: string; label: string }) => (
  <Panel as="div">
    <PanelHead>
      <h2 className="heading-3">{title}</h2>
    </PanelHead>
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div>
        <Device />
        <Device />
      </div>
    </div>
    <Skeleton width={240} height={42} shape="control" />
  </Panel>
);
