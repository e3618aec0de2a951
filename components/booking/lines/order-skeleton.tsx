import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Card } from '#components/ui/layout/card.tsx';
import { Columns } from '#components/ui/layout/columns.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';

const places = [0, 1, 2] as const;

const Line = () => (
  <div className="flex items-start gap-4 py-4">
    <Skeleton width={96} height={96} shape="control" className="flex-none" />
    <div className="grid min-w-0 flex-1 gap-2">
      <Skeleton width="60%" height={24} />
      <Skeleton width="80%" height={18} />
      <Skeleton width="40%" height={18} />
    </div>
    <Skeleton width={64} height={24} className="flex-none" />
  </div>
);

const Panel = () => (
  <Card padded className="grid gap-4">
    <Skeleton width={180} height={28} />
    {places.map((place) => (
      <Skeleton key={place} height={48} shape="control" />
    ))}
  </Card>
);

const Summary = () => (
  <Card padded className="grid gap-4">
    <Skeleton width={140} height={28} />
    {places.map((place) => (
      <Skeleton key={place} height={20} />
    ))}
    <Skeleton height={48} shape="control" />
  </Card>
);

type OrderSkeletonProps = {
  /** What is awaited, for those who cannot see it. */
  label: string;
  /** Lines as in the basket, or panels as in the checkout. */
  content: 'lines' | 'panels';
};

/** The placeholder of what is ordered beside its summary while the basket is read, in the columns of both pages. */
export const OrderSkeleton = ({ label, content }: OrderSkeletonProps) => (
  <Columns>
    <div role="status" className="grid content-start gap-6">
      <VisuallyHidden>{label}</VisuallyHidden>
      {content === 'lines' ? (
        <Card className="divide-y divide-line px-4 small:px-6">
          {places.map((place) => (
            <Line key={place} />
          ))}
        </Card>
      ) : (
        <>
          <Panel />
          <Panel />
        </>
      )}
    </div>
    <div className="max-large:hidden">
      <Summary />
    </div>
  </Columns>
);
