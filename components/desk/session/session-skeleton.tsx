import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

/** The session in its final shape while it is read. */
export const SessionSkeleton = ({ label }: { label: string }) => (
  <div className="grid gap-5" role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton height={190} />
    <div className="grid gap-6 medium:grid-cols-[minmax(0,1fr)_20.5rem] large:grid-cols-[minmax(0,1fr)_24rem] large:gap-8">
      <Skeleton height={456} />
      <Skeleton height={146} />
    </div>
  </div>
);
